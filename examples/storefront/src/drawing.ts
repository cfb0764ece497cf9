/** What every page is drawn with. A file of its own in the build, which is evaluated while the screens are still on their way. */
export { createRoot, hydrateRoot } from "react-dom/client"
