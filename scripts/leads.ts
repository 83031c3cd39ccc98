import { parseArgs } from "node:util";
import { type Command, commands } from "./leads/commands.ts";
import { exitCode, usageError, UserError } from "./leads/user-error.ts";
import { databaseLine } from "./leads/wrangler-args.ts";
import { setting } from "./settings.ts";

const shared = {
  help: { type: "boolean", short: "h" },
  remote: { type: "boolean" },
  "persist-to": { type: "string" },
} as const;

/** The options of every command. */
const sharedHelp = [
  "--remote      the deployed database; default: the local one",
  "--help        this text",
];

const footer = `Days are in Dubai's time. Exit codes: 0 for success, ${exitCode.failed} for a failure, ${exitCode.misused} for invalid arguments.`;

const helpOf = (name: string, { usage, description, optionHelp: own }: Command) =>
  `npm run leads:${name} -- ${[usage, "[--remote]"].filter(Boolean).join(" ")}

${description}

${[...own, ...sharedHelp].map((line) => `  ${line}`).join("\n")}

${footer}`;

const allHelp = () =>
  Object.entries(commands)
    .map(
      ([name, { usage, description }]) => `npm run leads:${name} -- ${usage}\n    ${description}`,
    )
    .join("\n");

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function read(command: Command, args: string[]) {
  const { options, hasArgument } = command;
  try {
    return parseArgs({
      args,
      options: { ...shared, ...options },
      allowPositionals: hasArgument,
    });
  } catch (error) {
    throw usageError(messageOf(error));
  }
}

async function runCommand([name = "", ...args]: string[]): Promise<void> {
  const command = commands[name];
  if (!command) throw usageError(`Unknown command. The commands:\n\n${allHelp()}`);
  const { values, positionals } = read(command, args);
  if (values.help) return console.log(helpOf(name, command));
  if (positionals.length > 1)
    throw usageError(`One argument is allowed, not ${positionals.length}.`);
  const target = { remote: values.remote === true, persistTo: values["persist-to"] };
  // On stderr, so that a pipe gets the result only.
  console.error(databaseLine(target, setting("database_name")));
  try {
    await command.run(target, values, positionals[0]);
  } catch (error) {
    if (error instanceof UserError && error.code === exitCode.misused)
      throw usageError(`${error.message}\nnpm run leads:${name} -- --help lists the options.`);
    throw error;
  }
}

// The files have personal data: only their owner may read them.
process.umask(0o077);

try {
  await runCommand(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = error.code;
}
