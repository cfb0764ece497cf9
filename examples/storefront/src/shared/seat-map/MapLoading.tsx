import { LoaderCircle } from "lucide-react"
import { keyframes, styled } from "styled-components"
import { useTexts } from "../texts/use-texts.ts"

/** Stands where the map will be, and says so [MAP-015]. */
export function MapLoading() {
  const { t } = useTexts()
  return (
    <Middle role="status">
      <LoaderCircle size={32} strokeWidth={1.5} aria-hidden />
      {t("map.loading")}
    </Middle>
  )
}

const turn = keyframes`to { transform: rotate(1turn); }`

const Middle = styled.div`
  grid-area: map;
  flex: 1;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${({ theme }) => theme.space[3]};
  height: 100%;
  color: ${({ theme }) => theme.color.inkMuted};
  svg { animation: ${turn} 1s linear infinite; }
`
