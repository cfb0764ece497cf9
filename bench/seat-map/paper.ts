// The core build has no PaperScript and no parser; it is a CommonJS file whose own types name it without extension.
import * as core from "paper/dist/paper-core.js"

interface CoreModule {
  readonly default: { readonly PaperScope: new () => paper.PaperScope }
}

/** A scope of our own for each map: nothing is shared with other Paper.js users of the page. */
export const newPaperScope = (): paper.PaperScope => new (core as unknown as CoreModule).default.PaperScope()
