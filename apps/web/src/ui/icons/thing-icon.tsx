import {
  IconBeach,
  IconBed,
  IconBike,
  IconBuildingBank,
  IconBuildingCastle,
  IconBuildingChurch,
  IconBus,
  IconCamera,
  IconCar,
  IconChessQueen,
  IconCircle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleHalf,
  IconDots,
  IconFlag,
  IconGlassFull,
  IconHeart,
  IconHome,
  IconMapPin,
  IconMasksTheater,
  IconMountain,
  IconPaw,
  IconPlane,
  IconRollercoaster,
  IconShip,
  IconShoppingBag,
  IconSnowflake,
  IconStar,
  IconSteeringWheel,
  IconSun,
  IconSwimming,
  IconTent,
  IconTicket,
  IconToolsKitchen2,
  IconTrain,
  IconTree,
  IconWalk,
} from "@tabler/icons-react";

/** Icons of point types, travel modes and categories, by the names of core's lists. */
const icons = {
  beach: IconBeach,
  bed: IconBed,
  bike: IconBike,
  "building-bank": IconBuildingBank,
  "building-castle": IconBuildingCastle,
  "building-church": IconBuildingChurch,
  bus: IconBus,
  camera: IconCamera,
  car: IconCar,
  "chess-queen": IconChessQueen,
  circle: IconCircle,
  "circle-check": IconCircleCheck,
  "circle-dashed": IconCircleDashed,
  "circle-half": IconCircleHalf,
  dots: IconDots,
  flag: IconFlag,
  "glass-full": IconGlassFull,
  heart: IconHeart,
  home: IconHome,
  "map-pin": IconMapPin,
  "masks-theater": IconMasksTheater,
  mountain: IconMountain,
  paw: IconPaw,
  plane: IconPlane,
  rollercoaster: IconRollercoaster,
  ship: IconShip,
  "shopping-bag": IconShoppingBag,
  snowflake: IconSnowflake,
  star: IconStar,
  "steering-wheel": IconSteeringWheel,
  sun: IconSun,
  swimming: IconSwimming,
  tent: IconTent,
  ticket: IconTicket,
  "tools-kitchen-2": IconToolsKitchen2,
  train: IconTrain,
  tree: IconTree,
  walk: IconWalk,
} as const;

export type ThingIconName = keyof typeof icons;

export interface ThingIconProps {
  name: ThingIconName;
  size?: number;
  color?: string | undefined;
  className?: string | undefined;
}

/** A decorative icon of a point type, a day, a travel mode or a category. Its label stands beside it. */
export function ThingIcon({ name, size = 20, color, className }: ThingIconProps) {
  const Drawing = icons[name];
  return (
    <Drawing
      size={size}
      stroke={1.75}
      color={color ?? "currentColor"}
      className={className}
      aria-hidden
      focusable={false}
    />
  );
}
