import {
  IconAdjustments,
  IconAlertTriangle,
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconCalendar,
  IconCheck,
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
  IconChevronUp,
  IconCircleCheck,
  IconCopy,
  IconCurrentLocation,
  IconDeviceDesktop,
  IconDotsVertical,
  IconEye,
  IconEyeOff,
  IconFocusCentered,
  IconGripVertical,
  IconInfoCircle,
  IconList,
  IconLogout,
  IconMail,
  IconMap2,
  IconMapPin,
  IconMapPinPlus,
  IconMaximize,
  IconMenu2,
  IconMinus,
  IconMoon,
  IconPencil,
  IconPlus,
  IconRoute,
  IconSearch,
  IconShare,
  IconSun,
  IconTrash,
  IconUsers,
  IconWorld,
  IconX,
} from "@tabler/icons-react";

/** The icons of the interface. What things of a trip look like is in `thing-icon.tsx`, so that the first page stays light. */
const icons = {
  adjustments: IconAdjustments,
  "alert-triangle": IconAlertTriangle,
  "arrow-down": IconArrowDown,
  "arrow-left": IconArrowLeft,
  "arrow-right": IconArrowRight,
  "arrow-up": IconArrowUp,
  calendar: IconCalendar,
  check: IconCheck,
  "chevron-down": IconChevronDown,
  "chevron-left": IconChevronLeft,
  "chevron-right": IconChevronRight,
  "chevron-up": IconChevronUp,
  "circle-check": IconCircleCheck,
  copy: IconCopy,
  "current-location": IconCurrentLocation,
  "device-desktop": IconDeviceDesktop,
  "dots-vertical": IconDotsVertical,
  eye: IconEye,
  "eye-off": IconEyeOff,
  "focus-centered": IconFocusCentered,
  "grip-vertical": IconGripVertical,
  "info-circle": IconInfoCircle,
  list: IconList,
  logout: IconLogout,
  mail: IconMail,
  map: IconMap2,
  "map-pin": IconMapPin,
  "map-pin-plus": IconMapPinPlus,
  maximize: IconMaximize,
  menu: IconMenu2,
  minus: IconMinus,
  moon: IconMoon,
  pencil: IconPencil,
  plus: IconPlus,
  route: IconRoute,
  search: IconSearch,
  share: IconShare,
  sun: IconSun,
  trash: IconTrash,
  users: IconUsers,
  world: IconWorld,
  x: IconX,
} as const;

export type IconName = keyof typeof icons;

export interface IconProps {
  name: IconName;
  size?: number;
  className?: string | undefined;
}

/** A picture beside words; what it means is always said in words too. */
export function Icon({ name, size = 20, className }: IconProps) {
  const Drawing = icons[name];
  return <Drawing size={size} stroke={1.75} className={className} aria-hidden focusable={false} />;
}
