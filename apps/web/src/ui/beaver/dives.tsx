import { Arm, Fingers, Foot, Head, Tail } from "./parts.tsx";

/** The beaver dives: not found. */
export function Dives() {
  return (
    <>
      <path
        d="M8 74Q22 66 36 74T64 74T92 74T120 74T148 74T176 74T204 74T232 74V180Q232 194 218 194H22Q8 194 8 180Z"
        fill="var(--river)"
        opacity=".22"
      />
      <path
        d="M8 74Q22 66 36 74T64 74T92 74T120 74T148 74"
        fill="none"
        stroke="var(--river)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <Tail transform="translate(158 82) rotate(38)" />
      <path
        d="M176 74Q190 82 204 74T232 74"
        fill="none"
        stroke="var(--river)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g fill="none" stroke="var(--river)" strokeWidth="3" strokeLinecap="round">
        <path d="M142 58Q138 48 144 40M222 60Q228 52 224 42M132 66Q124 60 124 52" />
      </g>
      <path
        d="M22 194Q26 166 18 150Q34 166 32 194ZM206 194Q204 158 216 140Q222 164 216 194ZM222 194Q224 176 230 168Q230 182 228 192Z"
        fill="var(--river)"
        opacity=".45"
      />
      <Foot transform="translate(176 116) rotate(200)" />
      <path
        d="M170 70C186 84 184 112 164 128C144 146 116 152 102 140C92 128 96 108 112 92C128 74 152 60 170 70Z"
        fill="var(--fur)"
      />
      <path
        d="M168 96C168 112 148 134 124 140C112 142 108 136 112 128C124 124 144 112 156 94C162 88 168 90 168 96Z"
        fill="var(--fur-light)"
      />
      <Foot transform="translate(182 104) rotate(214)" />
      <Arm d="M124 134Q126 158 112 168" />
      <Head transform="translate(84 126) rotate(-24)">
        <g fill="none" stroke="#F2C14E" strokeWidth="4">
          <path d="M-42-8L-30-7M30-7L42-8" strokeLinecap="round" />
          <rect x="-30" y="-19" width="26" height="24" rx="10" fill="#fff" fillOpacity=".3" />
          <rect x="4" y="-19" width="26" height="24" rx="10" fill="#fff" fillOpacity=".3" />
          <path d="M-4-8Q0-11 4-8" />
        </g>
      </Head>
      <Fingers transform="translate(108 173) rotate(-30)" />
      <g fill="none" stroke="var(--river)" strokeWidth="2.500">
        <circle cx="46" cy="100" r="5" />
        <circle cx="58" cy="86" r="3.500" />
        <circle cx="36" cy="88" r="2.500" />
      </g>
    </>
  );
}
