import * as Layer from "effect/Layer"
import { laterPart } from "./later-part.ts"
import { type ParterreOptions, shopLayer } from "./shop-layer.ts"

/** Every service of the SDK, over one client. */
export const parterreLayer = (options: ParterreOptions) =>
  Layer.provideMerge(laterPart(options).layer, shopLayer(options))
