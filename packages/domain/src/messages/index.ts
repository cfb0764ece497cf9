export {
  closeMessage,
  enqueueMessage,
  messageClosedBy,
  messageWords,
  type ShopperMessage,
} from "./message-queue.ts"
