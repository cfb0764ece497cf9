import type { StudioDocument } from "../document/studio-document.ts"

export function PasteGrid(_: { onOpen: (document: StudioDocument) => void }) {
  return null
}
