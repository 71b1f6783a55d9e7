import { RouterProvider } from "@tanstack/react-router";
import { KitProvider } from "../ui/theme/kit-provider.tsx";
import type { createAppRouter } from "./router.tsx";

/** The whole application. */
export function App({ router }: { router: ReturnType<typeof createAppRouter> }) {
  return (
    <KitProvider>
      <RouterProvider router={router} />
    </KitProvider>
  );
}
