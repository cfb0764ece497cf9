import "@fontsource-variable/source-sans-3/wght.css"

// One function each: when both imports stand in one expression, the bundler drops the second stylesheet.
const loadArchivo = () => import("@fontsource-variable/archivo/wdth.css")
const loadFraunces = () => import("@fontsource-variable/fraunces/opsz.css")

/** Only the mood's own display face is fetched. */
export const loadDisplayFont = (mood: string | undefined): Promise<unknown> =>
  mood === "harbour" ? loadArchivo() : loadFraunces()
