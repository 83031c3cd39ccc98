import type { ComponentProps } from "react";

/**
 * How an action looks. `primary` is for light grounds, `brass` for dark ones, `outline` takes the
 * colour of its text; `text` is the second action beside any of them.
 */
export const actionStyle = {
  primary: "action bg-ink text-paper not-disabled:hover:bg-lagoon",
  brass: "action bg-brass text-ink hover:bg-paper",
  outline: "action border border-current hover:border-bronze",
  text: "text-action",
} as const;

export type ActionStyle = keyof typeof actionStyle;

interface ButtonProps extends ComponentProps<"button"> {
  look?: ActionStyle;
}

/** A button; `type="button"` unless it says otherwise. */
export function Button({ look = "primary", className = "", ...props }: ButtonProps) {
  return <button type="button" className={`${actionStyle[look]} ${className}`} {...props} />;
}
