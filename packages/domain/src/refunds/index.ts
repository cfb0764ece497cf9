export { type RefundEvent, type RefundState, refundMachine } from "./refund-machine.ts"
export { ExceedsPayment, type RefundMeans, type RefundReturn, refundByMeans } from "./refund-means.ts"
export { piecesOfLine, refundOfPiece } from "./refund-pieces.ts"
