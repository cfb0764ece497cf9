/** A text as paths carry it: Base64 of its UTF-8, in the alphabet of addresses. */
export const base64 = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
