import { Arm, Fingers, Foot, Head, Tail, Torso } from "./parts.tsx";

/** The beaver unrolls a map. */
export function UnrollsMap() {
  return (
    <>
      <ellipse cx="120" cy="188" rx="84" ry="6" fill="var(--ink)" opacity=".08" />
      <Tail transform="translate(150 168) rotate(74)" />
      <Torso transform="translate(120 92)" />
      <Foot transform="translate(96 180)" />
      <Foot transform="translate(144 180) scale(-1 1)" />
      <Head transform="translate(120 56)" look="down" />
      <path
        d="M38 110L79 102L120 110L161 102L202 110V164L161 156L120 164L79 156L38 164Z"
        fill="var(--surface)"
      />
      <path d="M79 102V156L38 164V110ZM161 102V156L120 164V110Z" fill="var(--river)" opacity=".1" />
      <path
        d="M38 140Q60 122 79 130T120 126T161 140T202 128V164L161 156L120 164L79 156L38 164Z"
        fill="var(--river)"
        opacity=".3"
      />
      <path
        d="M54 148Q78 112 104 138T150 122T186 132"
        fill="none"
        stroke="var(--wood)"
        strokeWidth="3.500"
        strokeLinecap="round"
        strokeDasharray="1 7"
      />
      <circle cx="54" cy="148" r="4.500" fill="var(--wood)" />
      <path
        d="M186 133C178 124 178 120 178 118A8 8 0 0 1 194 118C194 120 194 124 186 133Z"
        fill="var(--danger)"
      />
      <circle cx="186" cy="118" r="3" fill="#fff" />
      <path
        d="M38 110L79 102L120 110L161 102L202 110V164L161 156L120 164L79 156L38 164Z"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M79 102V156M120 110V164M161 102V156"
        stroke="var(--line-strong)"
        strokeWidth="1.200"
        opacity=".6"
      />
      <Arm d="M88 104Q70 92 58 107" />
      <Arm d="M152 104Q170 92 182 107" />
      <Fingers transform="translate(55 113)" />
      <Fingers transform="translate(182 113)" />
    </>
  );
}
