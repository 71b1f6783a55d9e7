import { Closing } from "./closing.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";

/** /: what the product is, for whoever comes by. */
export default function IndexPage() {
  return (
    <>
      <Hero />
      <Features />
      <Closing />
    </>
  );
}
