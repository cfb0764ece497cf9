/** How many products are sent at once [TRACK-003]. */
export const PRODUCTS_A_BATCH = 10

/** Products in the batches they are sent in, in order; none make no batch [TRACK-003]. */
export const inBatches = <Product>(products: readonly Product[]): Product[][] =>
  Array.from({ length: Math.ceil(products.length / PRODUCTS_A_BATCH) }, (_, batch) =>
    products.slice(batch * PRODUCTS_A_BATCH, (batch + 1) * PRODUCTS_A_BATCH),
  )
