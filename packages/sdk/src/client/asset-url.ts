/** The address of an asset: the API base and the path, unless the path is a whole address. */
export const assetUrl = (baseUrl: string, path: string): string =>
  /^(?:[a-z]+:)?\/\//i.test(path) ? path : `${baseUrl.replace(/\/+$/, "")}/${path.replace(/^\/+/, "")}`
