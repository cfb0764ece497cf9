import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { pictureOf } from "./picture.ts"

const poster = "/assets/belvedere/images/affiche.jpg"
const widths = [320, 640, 960, 1600].map((width) => `${poster}?width=${width} ${width}w`).join(", ")

it("lets a browser choose the width, told how wide it is drawn before the picture is named", () => {
  expect(
    renderToStaticMarkup(
      <img {...pictureOf(poster, 440, 664)} alt="" width={800} height={450} loading="lazy" />,
    ),
  ).toBe(
    `<img sizes="(max-width:664px) 100vw,440px" srcSet="${widths}" src="${poster}" alt="" width="800" height="450" loading="lazy"/>`,
  )
})

it("asks for the picture of a page first of all, in the width that it is drawn in", () => {
  const markup = renderToStaticMarkup(
    <html lang="fr">
      <head />
      <body>
        <img {...pictureOf(poster, 720, 1000)} alt="" fetchPriority="high" />
      </body>
    </html>,
  )
  expect(markup).toContain(
    `<head><link rel="preload" as="image" imageSrcSet="${widths}" imageSizes="(max-width:1000px) 100vw,720px" fetchPriority="high"/></head>`,
  )
})

it.each([["/assets/belvedere/images/affiche.svg"], [undefined]])("shows %s as it is", (url) => {
  expect(renderToStaticMarkup(<img {...pictureOf(url, 440, 664)} alt="" loading="lazy" />)).toBe(
    url === undefined ? '<img alt="" loading="lazy"/>' : `<img src="${url}" alt="" loading="lazy"/>`,
  )
})
