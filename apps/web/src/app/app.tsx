import { RouterProvider } from "@tanstack/react-router";
import { KitProvider } from "../ui/kit-provider.tsx";
import { router } from "./router.tsx";

/** The whole application. */
export function App() {
  return (
    <KitProvider>
      <RouterProvider router={router} />
    </KitProvider>
  );
}
