import { keyframes, styled } from "styled-components"

const breathe = keyframes`50% { opacity: 0.5; }`

/** Stands where content will be; hidden from readers, whose screen says it is loading. */
export const Skeleton = styled.div.attrs({ "aria-hidden": true })<{ $height: string; $width?: string }>`
  height: ${({ $height }) => $height};
  width: ${({ $width }) => $width ?? "100%"};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.surfaceSunken};
  animation: ${breathe} 1.6s ease-in-out infinite;
`

/** Of a number between its two buttons, with their frame. */
export const StepperSkeleton = styled(Skeleton).attrs({ $height: "46px", $width: "148px" })``
