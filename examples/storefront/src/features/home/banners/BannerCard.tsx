import type { Banner } from "@parterre/contract"
import { ArrowRight } from "lucide-react"
import { styled } from "styled-components"
import { pictureOf } from "../../../shared/ui/picture.ts"
import { Column, Surface } from "../../../shared/ui/Surface.ts"
import { BannerLink } from "./BannerLink.tsx"

/** One banner: a picture and its words, which lead on as a whole. */
export const BannerCard = ({ banner, place }: { banner: Banner; place: "main" | "secondary" }) => (
  <Place data-banner={place}>
    <Sheet as={place === "main" ? "section" : "aside"} aria-labelledby={banner.id}>
      <img
        {...pictureOf(banner.imageUrl, 280, 600)}
        alt=""
        width={1600}
        height={900}
        loading={place === "main" ? "eager" : "lazy"}
      />
      <h2 id={banner.id}>
        <BannerLink banner={banner}>
          {banner.title}
          <ArrowRight size={22} strokeWidth={1.5} aria-hidden />
        </BannerLink>
      </h2>
    </Sheet>
  </Place>
)

const Place = styled(Column)`
  padding-top: ${({ theme }) => theme.space[6]};
  &[data-banner="secondary"] { padding-block: 0 ${({ theme }) => theme.space[6]}; }
`
const Sheet = styled(Surface)`
  position: relative;
  display: grid;
  grid-template-columns: 280px minmax(0, 1fr);
  align-items: center;
  overflow: hidden;
  img { width: 100%; height: 100%; aspect-ratio: 16 / 9; object-fit: cover; }
  h2 { padding: ${({ theme }) => `${theme.space[4]} ${theme.space[6]}`}; font-size: ${({ theme }) => theme.size.heading}; }
  a { display: inline-flex; align-items: center; gap: ${({ theme }) => theme.space[3]}; min-height: 44px; color: inherit; text-decoration: none; }
  a::after { content: ""; position: absolute; inset: 0; }
  a:hover { text-decoration: underline; }
  svg { flex: none; }
  ${({ theme }) => theme.upTo(600)} {
    grid-template-columns: minmax(0, 1fr);
    h2 { padding: ${({ theme }) => theme.space[4]}; }
  }
`
