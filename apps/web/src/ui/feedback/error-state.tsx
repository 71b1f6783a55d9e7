import type { ReactNode } from "react";
import { Button } from "../buttons/button.tsx";
import { EmptyState } from "./empty-state.tsx";

export interface ErrorStateProps {
  /** What happened, what was kept, what to do. */
  text: string;
  title?: string | undefined;
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  isSmall?: boolean;
  /** More actions beside "Try again". */
  children?: ReactNode;
}

/** Something could not be loaded: the reason and a retry button. */
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
