import { Closing } from "./closing.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";

/** /: the landing page. */
export default function IndexPage() {
  return (
    <>
      <Hero />
      <Features />
      <Closing />
    </>
  );
}
