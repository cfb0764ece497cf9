import { pictureHeader } from "./picture-header.ts"
import type { ImportProblem } from "./problem.ts"
import type { Picture } from "./tenant-folder.ts"

/** A camera's 48 megapixels and a little more; decoded, they take 200 MB. */
const MOST_PIXELS = 50_000_000
/** WebP has at most 16,383 on a side. */
const MOST_ON_A_SIDE = 16_000

/** Whether a picture is made of pixels in a format that all browsers know, and so can be had narrower. */
export const isRaster = ({ contentType }: Pick<Picture, "contentType">): boolean =>
  ["image/png", "image/jpeg", "image/webp", "image/avif"].includes(contentType)

/** Pictures that browsers could not show, or that are too large to decode; told by their first bytes alone. */
export const pictureProblems = (folder: string, pictures: readonly Picture[]): readonly ImportProblem[] =>
  pictures.filter(isRaster).flatMap(({ path, bytes }) => {
    const fault = faultOf(bytes)
    return fault === undefined ? [] : [pictureProblem(folder, path, fault)]
  })

export const pictureProblem = (folder: string, path: string, message: string): ImportProblem => ({
  file: `${folder}/${path}`,
  place: undefined,
  path: [],
  message,
})

function faultOf(bytes: Buffer): string | undefined {
  const header = pictureHeader(bytes)
  if (header === "unknown")
    return "not a PNG, JPEG, WebP or AVIF picture, whatever its name says: export it again"
  if (header === "cut") return "the picture is cut off before its end: copy or export it again"
  const { width, height } = header
  if (width === 0 || height === 0) return "the picture has no pixels"
  return Math.max(width, height) > MOST_ON_A_SIDE || width * height > MOST_PIXELS
    ? `${number(width)} × ${number(height)} pixels: a picture has at most ${number(MOST_PIXELS)}, and ${number(MOST_ON_A_SIDE)} on a side`
    : undefined
}

const number = (count: number) => count.toLocaleString("en-CA")
