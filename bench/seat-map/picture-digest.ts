const small = Object.assign(document.createElement("canvas"), { width: 90, height: 80 })
const look = small.getContext("2d", { willReadFrequently: true }) as CanvasRenderingContext2D

/** A number for what the canvases show, made from a small copy; nothing where there is no canvas. */
export function pictureDigest(container: HTMLElement): number | undefined {
  const canvases = container.querySelectorAll("canvas")
  if (canvases.length === 0) return undefined
  look.clearRect(0, 0, small.width, small.height)
  for (const canvas of canvases) look.drawImage(canvas, 0, 0, small.width, small.height)
  let digest = 0
  for (const value of new Uint32Array(look.getImageData(0, 0, small.width, small.height).data.buffer))
    digest = (Math.imul(digest, 31) + value) | 0
  return digest
}
