import { Arm, Fingers, Foot, Head, Tail, Torso } from "./parts.tsx";

/** The beaver carries a letter: check your mail. */
export function CarriesLetter() {
  return (
    <>
      <ellipse cx="120" cy="190" rx="84" ry="5" fill="var(--ink)" opacity=".08" />
      <Tail transform="translate(152 172) rotate(72)" />
      <Torso transform="translate(120 96)" />
      <Foot transform="translate(98 183)" />
      <Foot transform="translate(142 183) scale(-1 1)" />
      <Head transform="translate(120 62)">
        <path d="M-32-28C-32-50 32-50 32-28C20-24-20-24-32-28Z" fill="var(--river)" />
        <path
          d="M-34-25C-24-32 24-32 34-25C38-20 30-19 24-21C10-25-10-25-24-21C-30-19-38-20-34-25Z"
          fill="var(--fur-dark)"
        />
        <path d="M-8-40H8V-32L0-28L-8-32Z" fill="#E9C46A" />
      </Head>
      <g transform="rotate(-5 120 136)">
        <rect
          x="78"
          y="108"
          width="84"
          height="56"
          rx="5"
          fill="var(--tooth)"
          stroke="var(--fur-deep)"
          strokeWidth="2"
        />
        <path
          d="M79 111L114 139Q120 143 126 139L161 111"
          fill="none"
          stroke="var(--fur-deep)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path
          d="M80 162L106 136M160 162L134 136"
          stroke="var(--fur-deep)"
          strokeWidth="2"
          opacity=".5"
        />
        <circle cx="120" cy="141" r="9" fill="var(--danger)" />
        <path
          d="M120 146C114 141 115 137 117.500 137C119 137 120 138.500 120 138.500C120 138.500 121 137 122.500 137C125 137 126 141 120 146Z"
          fill="#fff"
        />
      </g>
      <Arm d="M84 112Q58 130 78 142" />
      <Arm d="M156 112Q182 124 162 136" />
      <Fingers transform="translate(80 144) rotate(60)" />
      <Fingers transform="translate(162 138) rotate(-60)" />
    </>
  );
}
