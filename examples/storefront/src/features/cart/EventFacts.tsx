import type { CartElement } from "@parterre/contract"
import { styled } from "styled-components"
import { ElementDates } from "../../shared/cart/ElementDates.tsx"
import { pictureOf } from "../../shared/ui/picture.ts"

type Facts = Pick<CartElement, "title" | "imageUrl" | "eventStart" | "events" | "location">

/** Which event, subscription or product it is: picture, title, when and where. */
export function EventFacts({ element }: { element: Facts }) {
  const { title, imageUrl, location } = element
  return (
    <Head>
      {imageUrl !== undefined && <img {...pictureOf(imageUrl, 160)} alt="" width={160} height={90} />}
      <div>
        <h2>{title}</h2>
        <ElementDates element={element} />
        {location !== undefined && (
          <p>
            {location.name}, {location.city}
          </p>
        )}
      </div>
    </Head>
  )
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[5]};
  img {
    flex: none;
    width: 160px;
    height: 90px;
    border-radius: ${({ theme }) => theme.radius.medium};
    object-fit: cover;
    background: ${({ theme }) => theme.color.surfaceSunken};
  }
  h2 { font-size: ${({ theme }) => theme.size.heading}; margin-bottom: ${({ theme }) => theme.space[1]}; }
  p, ul { color: ${({ theme }) => theme.color.inkMuted}; }
  li b { color: ${({ theme }) => theme.color.ink}; font-weight: 600; }
  ${({ theme }) => theme.upTo(600)} {
    gap: ${({ theme }) => theme.space[4]};
    align-items: start;
    img { width: 84px; height: 84px; }
  }
`
