/** The package names a file of types that it does not ship. */
declare module "@alisaitteke/seatmap-canvas" {
  interface SeatItem {
    readonly item: { readonly id: string }
    isSelected(): boolean
    select(): void
  }
  export class SeatMapCanvas {
    constructor(selector: string, config: object)
    readonly eventManager: { addEventListener(type: "SEAT.CLICK", hear: (seat: SeatItem) => void): void }
    readonly data: { addBulkBlock(blocks: readonly object[]): void }
  }
}

/** Its types name an export that its file, a CommonJS one, does not have in that form. */
declare module "seatchart/dist/seatchart.js" {
  export default class Seatchart {
    constructor(element: HTMLElement, options: object)
    getCart(): readonly object[]
  }
}

declare module "*.css" {
  const text: string
  export default text
}
