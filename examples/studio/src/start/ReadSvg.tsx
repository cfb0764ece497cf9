import type { StudioDocument } from "../document/studio-document.ts"

export function ReadSvg(_: { onOpen: (document: StudioDocument) => void }) {
  return null
}
