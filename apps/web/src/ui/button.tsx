import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import styles from "./button.module.css";
import { Icon, type IconName } from "./icon.tsx";
import { Link } from "./link.tsx";

/** One primary button a screen; secondary beside it; quiet in lists; danger for what cannot be undone. */
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
  /** While busy the button shows it and takes no second press. */
  isBusy?: boolean | undefined;
  /** For a while it takes no press, but keeps the focus, which a disabled button loses. Not for one that submits. */
  isHeld?: boolean | undefined;
}

/** A button that does something here; verbs on it. */
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
  children: ReactNode;
}

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({
  href,
  kind,
  icon,
  isLarge,
  isWide,
  className,
  children,
}: ButtonLinkProps) {
  return (
    <Link href={href} className={classesOf({ kind, isLarge, isWide }, className)}>
      {icon ? <Icon name={icon} size={18} /> : null}
      {children}
    </Link>
  );
}

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** What it does, in words: read aloud, and shown on hover. */
  label: string;
  /** Over the map: on a surface of its own. */
  isFloating?: boolean | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** A button of one icon. */
export function IconButton({ icon, label, isFloating, className, type, ...rest }: IconButtonProps) {
  const classes = [styles.icon, isFloating && styles.floating, className].filter(Boolean).join(" ");
  return (
    <button type={type ?? "button"} className={classes} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
