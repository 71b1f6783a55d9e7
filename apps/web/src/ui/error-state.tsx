import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";

export interface ErrorStateProps {
  /** What happened, what was kept, what to do. */
  text: string;
  title?: string | undefined;
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  isSmall?: boolean;
  /** Another way on beside trying again. */
  children?: ReactNode;
}

/** Something could not be had: the reason in words, and the way to try again. */
export function ErrorState({
  title,
  text,
  retryLabel,
  onRetry,
  isSmall = false,
  children,
}: ErrorStateProps) {
  const retry = retryLabel && onRetry ? <Button onClick={onRetry}>{retryLabel}</Button> : null;
  const hasAction = retry !== null || children !== undefined;
  return (
    <EmptyState
      pose="naps"
      title={title}
      text={text}
      isSmall={isSmall}
      isAlert
      action={
        hasAction ? (
          <>
            {retry}
            {children}
          </>
        ) : undefined
      }
    />
  );
}
