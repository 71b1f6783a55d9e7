import { RouterProvider } from "@tanstack/react-router";
import { KitProvider } from "../ui/kit-provider.tsx";
import type { createAppRouter } from "./router.tsx";

/** The whole application, over the address bar unless a test brings a router of its own. */
export function App({ router }: { router: ReturnType<typeof createAppRouter> }) {
  return (
    <KitProvider>
      <RouterProvider router={router} />
    </KitProvider>
  );
}
