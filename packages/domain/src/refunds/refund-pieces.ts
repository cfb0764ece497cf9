import { allocate } from "../money/allocate.ts"
import { type ChargedLine, type LineTaxes, refundShares, type TaxSlot } from "../taxes/index.ts"

/** What each ticket or piece of a line was charged, taxes included: the shares of the pieces add up to those of the line. */
export function piecesOfLine(line: LineTaxes, count: number): LineTaxes[] {
  const evenly = Array.from({ length: count }, () => 1)
  const shared = (cents: number) => allocate(cents, evenly)
  const [amounts, charges] = [shared(line.amount), shared(line.serviceCharge)]
  const [tax1, tax2, tax3] = [shared(line.tax1), shared(line.tax2), shared(line.tax3)]
  return evenly.map((_, piece) => ({
    amount: amounts[piece] ?? 0,
    serviceCharge: charges[piece] ?? 0,
    ...{ tax1: tax1[piece] ?? 0, tax2: tax2[piece] ?? 0, tax3: tax3[piece] ?? 0 },
    taxes: line.taxes,
  }))
}

/**
 * What goes back for one ticket or piece, in cents: all it was charged, or its price alone where the organiser keeps the
 * service charge, with the taxes on that part.
 */
export function refundOfPiece(piece: LineTaxes, keepsServiceCharge: boolean): LineTaxes {
  if (!keepsServiceCharge) return piece
  const { tax1, tax2, tax3, taxes } = piece
  const charged: ChargedLine = { amount: piece.amount + piece.serviceCharge, shares: { tax1, tax2, tax3 } }
  const ofPrice = refundShares(charged, 0, piece.amount)
  // A tax that is not on the service charge is all on the price.
  const isOnCharge = (slot: TaxSlot) => taxes.some((tax) => tax.slot === slot && tax.onServiceCharge)
  return {
    ...piece,
    tax1: isOnCharge(1) ? ofPrice.tax1 : tax1,
    tax2: isOnCharge(2) ? ofPrice.tax2 : tax2,
    tax3: isOnCharge(3) ? ofPrice.tax3 : tax3,
    serviceCharge: 0,
  }
}
