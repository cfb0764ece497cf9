import type { Localized } from "@parterre/contract"
import { keepPicture } from "../document/kept-work.ts"
import type { StudioDocument } from "../document/studio-document.ts"

export type PictureReading = { readonly document: StudioDocument } | { readonly fault: Localized }

const MOST_BYTES = 40_000_000
/** A picture that is traced is pixels: an SVG could refer to other places. */
const KINDS = ["image/png", "image/jpeg", "image/webp"]

/** A photo or scan under the drawing, as large as its sheet. Its bytes stay in this browser. */
export async function withPicture(document: StudioDocument, file: File): Promise<PictureReading> {
  if (file.size > MOST_BYTES || !KINDS.includes(file.type)) return { fault: unfit }
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (bitmap === undefined) return { fault: unreadable }
  const { width, height } = bitmap
  bitmap.close()
  const id = crypto.randomUUID()
  try {
    await keepPicture(id, file)
  } catch {
    return { fault: unkept }
  }
  const sheet = document.plan.size ?? { width: 1000, height: 800 }
  return {
    document: {
      ...document,
      picture: {
        id,
        x: sheet.width / 2,
        y: sheet.height / 2,
        width,
        height,
        scale: Math.min(sheet.width / width, sheet.height / height),
        rotation: 0,
        opacity: 0.5,
        locked: false,
      },
    },
  }
}

const unfit: Localized = {
  fr: "Choisissez une photo ou un scan en PNG, JPEG ou WebP, de 40\u00a0Mo au plus.",
  en: "Choose a photo or scan in PNG, JPEG or WebP, up to 40 MB.",
}
const unreadable: Localized = {
  fr: "Cette image ne s’ouvre pas. Enregistrez-la de nouveau en PNG ou en JPEG, puis réessayez.",
  en: "This picture can’t be opened. Save it again as PNG or JPEG, then try again.",
}
const unkept: Localized = {
  fr: "Le navigateur n’a plus d’espace pour cette image. Choisissez-en une plus petite.",
  en: "The browser has no space left for this picture. Choose a smaller one.",
}
