import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { Icon, type IconName } from "../icons/icon.tsx";
import styles from "./button.module.css";
import { Link } from "./link.tsx";

/** At most one primary button per screen; secondary beside it; quiet in lists; danger for what cannot be undone. */
export type ButtonKind = "primary" | "secondary" | "quiet" | "danger";

interface ButtonLook {
  kind?: ButtonKind | undefined;
  icon?: IconName | undefined;
  isLarge?: boolean | undefined;
  isWide?: boolean | undefined;
}

function classesOf(
  { kind = "secondary", isLarge, isWide }: ButtonLook,
  className?: string,
): string {
  return [styles.button, styles[kind], isLarge && styles.large, isWide && styles.wide, className]
    .filter(Boolean)
    .join(" ");
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** Shows a spinner and ignores presses. */
  isBusy?: boolean | undefined;
  /** Ignores presses but keeps the focus, which a disabled button would lose. Not for a submit button. */
  isHeld?: boolean | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that acts on this page. Its label is a verb. */
export function Button({
  kind,
  icon,
  isLarge,
  isWide,
  isBusy,
  isHeld,
  className,
  children,
  disabled,
  type,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type ?? "button"}
      className={classesOf({ kind, isLarge, isWide }, className)}
      disabled={disabled || (isBusy && !isHeld)}
      aria-disabled={isHeld || undefined}
      onClick={isHeld ? undefined : onClick}
      aria-busy={isBusy || undefined}
      {...rest}
    >
      {isBusy ? (
        <span className={styles.spinner} aria-hidden />
      ) : icon ? (
        <Icon name={icon} size={18} />
      ) : null}
      {children}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook {
  href: string;
  className?: string | undefined;
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/** A link out of the product that looks like a button. A page of the web opens in a tab of its own. */
export function ButtonOutLink({
  href,
  kind,
  icon,
  isLarge,
  isWide,
  className,
  children,
}: ButtonLinkProps) {
  const tab = /^https?:/.test(href) ? { target: "_blank" } : {};
  return (
    <a
      href={href}
      className={classesOf({ kind, isLarge, isWide }, className)}
      rel="noopener noreferrer"
      {...tab}
    >
      {icon ? <Icon name={icon} size={18} /> : null}
      {children}
    </a>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  href,
  kind,
  icon,
  isLarge,
  isWide,
  className,
  onClick,
  children,
}: ButtonLinkProps) {
  return (
    <Link href={href} className={classesOf({ kind, isLarge, isWide }, className)} onClick={onClick}>
      {icon ? <Icon name={icon} size={18} /> : null}
      {children}
    </Link>
  );
}

export interface IconLinkProps {
  href: string;
  icon: IconName;
  /** The accessible name, also shown as a tooltip. */
  label: string;
}

/** A link that looks like a button with an icon only. */
export function IconLink({ href, icon, label }: IconLinkProps) {
  return (
    <Link href={href} className={styles.icon} aria-label={label} data-tooltip={label}>
      <Icon name={icon} />
    </Link>
  );
}

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** The accessible name, also shown as a tooltip. */
  label: string;
  /** Gives it a surface of its own, for buttons over the map. */
  isFloating?: boolean | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with an icon only. */
export function IconButton({ icon, label, isFloating, className, type, ...rest }: IconButtonProps) {
  const classes = [styles.icon, isFloating && styles.floating, className].filter(Boolean).join(" ");
  return (
    <button
      type={type ?? "button"}
      className={classes}
      aria-label={label}
      data-tooltip={label}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}
