import { Arm, Fingers, Foot, Head, Muzzle, Tail, Teeth, Torso } from "./parts.tsx";

/** The beaver gnaws a pencil: a draft. */
export function GnawsPencil() {
  return (
    <>
      <ellipse cx="120" cy="188" rx="84" ry="6" fill="var(--ink)" opacity=".08" />
      <Tail transform="translate(88 168) rotate(-74)" />
      <Torso transform="translate(120 92)" />
      <Foot transform="translate(96 180)" />
      <Foot transform="translate(144 180) scale(-1 1)" />
      <Head transform="translate(120 62)" look="down" />
      <g transform="rotate(-8 120 102)">
        <path d="M54 93H176V111H54Z" fill="#E9B949" />
        <path d="M54 93H176V99H54Z" fill="#F4D17C" />
        <path d="M54 105H176V111H54Z" fill="#CF9A2B" />
        <path d="M176 93L202 102L176 111Z" fill="#F0D9B5" />
        <path d="M194 99.200L202 102L194 104.800Z" fill="var(--fur-dark)" />
        <path d="M42 93H54V111H42Z" fill="#B8C2C4" />
        <path d="M46 93V111M50 93V111" stroke="#8A9699" strokeWidth="1.500" />
        <path d="M42 93H36Q30 93 30 102T36 111H42Z" fill="#E58B84" />
        <path
          d="M96 92.500Q99 100 104 98Q107 104 112 101Q118 106 124 101Q129 104 133 99Q138 100 141 92.500Z"
          fill="#F0D9B5"
        />
      </g>
      <Teeth transform="translate(120 62)" />
      <Muzzle transform="translate(120 62)" />
      <Arm d="M84 116Q66 128 76 110" />
      <Arm d="M156 116Q176 120 164 100" />
      <Fingers transform="translate(75 111)" />
      <Fingers transform="translate(163 101)" />
      <g fill="none" stroke="#E0BE8A" strokeWidth="3" strokeLinecap="round">
        <path d="M170 178q6-7 11 0M48 182q5-6 9 1M188 182q4-4 7 1M64 172q3-5 7-1" />
      </g>
    </>
  );
}
