import type { ComponentProps } from "react";
import { type ActionStyle, actionStyle } from "./action-style";

interface ButtonProps extends ComponentProps<"button"> {
  look?: ActionStyle;
}

/** A button; `type="button"` unless it says otherwise. */
export function Button({ look = "primary", className = "", ...props }: ButtonProps) {
  return <button type="button" className={`${actionStyle[look]} ${className}`} {...props} />;
}
