import type { Location } from "@parterre/contract"
import { Building2 } from "lucide-react"
import { styled } from "styled-components"
import { pictureOf } from "../../shared/ui/picture.ts"

interface LocationPictureProps {
  location: Location
  /** Whether it is what its page shows first. */
  isMain?: boolean
}

/** The picture of a house, or a sign in its place. */
export function LocationPicture({ location: { images }, isMain = false }: LocationPictureProps) {
  const url = images.find(({ imageSize }) => imageSize === "BIG")?.url
  return (
    <PictureFrame>
      {url === undefined ? (
        <Building2 size={48} strokeWidth={1} aria-hidden />
      ) : (
        <img
          {...(isMain ? pictureOf(url, 720, 1000) : pictureOf(url, 440, 720))}
          alt=""
          width={1600}
          height={900}
          fetchPriority={isMain ? "high" : "auto"}
        />
      )}
    </PictureFrame>
  )
}

/** Kept while there is no picture yet. */
export const PictureFrame = styled.div`
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.color.surfaceSunken};
  color: ${({ theme }) => theme.color.inkMuted};
  img { width: 100%; height: 100%; object-fit: cover; }
`
