export { parkingFor } from "./parking.ts"
