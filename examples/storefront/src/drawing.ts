/** What every page is drawn with. A file of its own in the build, which is evaluated while the screens are still on their way. */
export { createRoot, hydrateRoot } from "react-dom/client"

/** Milliseconds that a page waits for its worker. */
const patience = 500

/**
 * The first date and the first number that a browser writes make it read every language it knows: a tenth of a second on a
 * phone, in one piece. What was read is kept for all threads of a page, so a worker does it while the screen is fetched.
 */
const written = new Promise<void>((resolve) => {
  const worker = new Worker(new URL("./formats-worker.ts", import.meta.url), { type: "module" })
  const end = () => {
    worker.terminate()
    resolve()
  }
  worker.onmessage = end
  worker.onerror = end
  setTimeout(end, patience)
  // Where none may be started, in a frame without an origin for one, the page reads for itself.
}).catch(() => undefined)

/** Settles once dates and numbers cost nothing to write any more. Never rejects. */
export async function formatsReady(): Promise<void> {
  await written
  // In turns of their own, for browsers where the worker was late or has read for itself alone.
  for (const write of [() => new Intl.DateTimeFormat(), () => new Intl.NumberFormat()]) {
    await new Promise((resolve) => setTimeout(resolve))
    write()
  }
}
