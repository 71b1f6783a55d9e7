import { Arm, Fingers, Foot, Head, Tail, Torso } from "./parts.tsx";

/** The beaver waves at a signpost: welcome. */
export function Waves() {
  return (
    <>
      <ellipse cx="120" cy="190" rx="92" ry="5" fill="var(--ink)" opacity=".08" />
      <path d="M186 20H196V190H186Z" fill="var(--tail)" />
      <path d="M150 34H222L234 46L222 58H150Z" fill="var(--river)" />
      <path d="M232 70H168L156 82L168 94H232Z" fill="var(--wood)" />
      <path
        d="M162 46H202M182 82H220"
        stroke="var(--paper)"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".85"
      />
      <Tail transform="translate(80 172) rotate(-64) scale(.9)" />
      <path d="M62 112Q58 150 70 160H136Q148 150 144 112Z" fill="var(--river)" />
      <Torso transform="translate(103 96)" />
      <Foot transform="translate(82 183)" />
      <Foot transform="translate(126 183) scale(-1 1)" />
      <path
        d="M78 96Q66 116 68 146M128 96Q140 116 138 146"
        fill="none"
        stroke="var(--river)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <Head transform="translate(103 60)" />
      <Arm d="M72 112Q44 104 40 76" />
      <Arm d="M134 114Q158 128 180 122" />
      <path
        d="M33 68L31 62M39 66V59M45 68L48 62"
        stroke="var(--fur-deep)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <Fingers transform="translate(186 121) rotate(90)" />
      <g fill="none" stroke="var(--wood)" strokeWidth="3" strokeLinecap="round">
        <path d="M22 76Q16 66 20 56M58 58Q60 50 56 44" />
      </g>
    </>
  );
}
