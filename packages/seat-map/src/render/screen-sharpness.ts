/** Tells the device pixels of a CSS pixel each time they change: another screen, another zoom of the page. */
export function watchSharpness(signal: AbortSignal, onChange: (sharpness: number) => void): void {
  // A query names one resolution, so each change asks the next question.
  const sameScreen = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`)
  const changed = () => {
    onChange(window.devicePixelRatio)
    watchSharpness(signal, onChange)
  }
  sameScreen.addEventListener("change", changed, { once: true, signal })
}
