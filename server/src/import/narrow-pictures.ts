import { createHash } from "node:crypto"
import { type Canvas, createCanvas, type Image, loadImage } from "@napi-rs/canvas"
import { PICTURE_WIDTHS, type PictureWidth } from "@parterre/domain/pictures"

/** A picture in one of the widths of screens; without bytes where the picture itself has no more. */
export interface NarrowPicture {
  readonly width: PictureWidth
  readonly bytes: Buffer | null
  readonly hash: string | null
}

/** Beyond it, WebP grows faster than anybody sees a difference. */
const QUALITY = 80

/** Every width up to the picture's own, and the next one, which has all of its pixels: none is wider than the picture. Throws when it cannot be decoded. */
export async function narrowPictures(bytes: Buffer): Promise<readonly NarrowPicture[]> {
  const picture = await loadImage(bytes)
  const last = PICTURE_WIDTHS.findIndex((width) => width >= picture.width)
  const widths = PICTURE_WIDTHS.slice(0, last < 0 ? PICTURE_WIDTHS.length : last + 1)
  const made: Promise<NarrowPicture>[] = []
  let from: Image | Canvas = picture
  // From the widest to the narrowest, each from the one before it.
  for (const width of widths.toReversed()) {
    from = scaled(from, Math.min(width, picture.width))
    made.push(from.encode("webp", QUALITY).then((webp) => smaller(width, webp, bytes)))
  }
  return Promise.all(made)
}

const smaller = (width: PictureWidth, webp: Buffer, original: Buffer): NarrowPicture =>
  webp.length < original.length
    ? { width, bytes: webp, hash: createHash("sha256").update(webp).digest("hex") }
    : { width, bytes: null, hash: null }

/** By halves as long as it can: one step over many pixels leaves most of them out. */
function scaled(picture: Image | Canvas, width: number): Canvas {
  const half = Math.ceil(picture.width / 2)
  const from = half > width ? scaled(picture, half) : picture
  const height = Math.max(1, Math.round((from.height * width) / from.width))
  const canvas = createCanvas(width, height)
  const paint = canvas.getContext("2d")
  paint.imageSmoothingQuality = "high"
  paint.drawImage(from, 0, 0, width, height)
  return canvas
}
