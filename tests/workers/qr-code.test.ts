import { decodeQR } from "qr/decode.js";
import { expect, it } from "vitest";
import { qrCode } from "~/format/qr-code";

const scale = 4;

function read(text: string): string {
  const { size, path } = qrCode(text);
  const side = size * scale;
  const data = new Uint8Array(side * side * 3).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const start = row * side + Number(x) * scale;
      data.fill(0, start * 3, (start + Number(run) * scale) * 3);
    }
  return decodeQR({ width: side, height: side, data }, { timeLimit: 5_000 });
}

it.each([
  "https://orizzonte.example/property/ontario-tower",
  "https://orizzonte.example/ar/off-plan/avida-dubai-islands",
])("a phone that reads the code opens %s", (address) => {
  expect(read(address)).toBe(address);
});

it("has a quiet zone of four modules", () => {
  const { size, path } = qrCode("https://orizzonte.example/");
  const starts = Array.from(path.matchAll(/M(\d+) (\d+)h(\d+)/g), ([, ...run]) => run.map(Number));
  for (const [x = 0, y = 0, run = 0] of starts) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
    expect(Math.max(x + run, y + 1)).toBeLessThanOrEqual(size - 4);
  }
});
