import type { ReactNode } from "react";

interface EmptyStateProps {
  text: string;
  children?: ReactNode;
}

export function EmptyState({ text, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start gap-x-10 gap-y-6 rule-t rule-b py-10 md:flex-row md:flex-wrap md:items-center md:justify-between [&>:last-child]:shrink-0">
      <p className="max-w-full display text-title-3 wrap-anywhere md:min-w-64 md:flex-1">{text}</p>
      {children}
    </div>
  );
}
