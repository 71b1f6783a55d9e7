import { Arm, Fingers, Foot, Head, Tail } from "./parts.tsx";

/** The beaver naps on a suitcase: nothing here, or no network. */
export function Naps() {
  return (
    <>
      <ellipse cx="120" cy="190" rx="92" ry="5" fill="var(--ink)" opacity=".08" />
      <Tail transform="translate(182 104) rotate(118) scale(.78)" />
      <path
        d="M74 112C74 70 104 52 142 52C184 52 208 78 206 104C206 112 202 116 194 116H74Z"
        fill="var(--fur)"
      />
      <path
        d="M152 116C150 92 168 82 182 90C196 98 200 110 196 116Z"
        fill="var(--fur-deep)"
        opacity=".35"
      />
      <path
        d="M20 138H14Q8 138 8 144V158Q8 164 14 164H20"
        fill="none"
        stroke="var(--fur-dark)"
        strokeWidth="6"
      />
      <rect x="20" y="114" width="184" height="74" rx="12" fill="#2f7f7c" />
      <path d="M20 133H204V139H20Z" fill="#1d5a58" />
      <path d="M48 114H62V188H48ZM162 114H176V188H162Z" fill="var(--fur-deep)" />
      <rect x="50" y="131" width="10" height="11" rx="2" fill="#E9C46A" />
      <rect x="164" y="131" width="10" height="11" rx="2" fill="#E9C46A" />
      <circle cx="90" cy="163" r="13" fill="#F4E3C1" />
      <path d="M81 168L88 157L92 163L95 160L100 168Z" fill="#2f7f7c" />
      <rect
        x="114"
        y="150"
        width="34"
        height="22"
        rx="4"
        fill="#E9B949"
        transform="rotate(-7 131 161)"
      />
      <path
        d="M120 163L142 160M120 168L135 166"
        stroke="var(--fur-deep)"
        strokeWidth="2.500"
        strokeLinecap="round"
      />
      <Foot transform="translate(176 110)" />
      <Head transform="translate(68 84) rotate(-6)" look="closed" hasTeeth={false} />
      <Arm d="M106 104Q92 118 72 117" />
      <Fingers transform="translate(70 119) rotate(-80)" />
      <Arm d="M36 106Q34 116 48 118" width={13} />
      <g
        fill="none"
        stroke="var(--muted)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M120 38H130L120 50H130M142 18H156L142 34H156M168 6H178L168 18H178" />
      </g>
    </>
  );
}
