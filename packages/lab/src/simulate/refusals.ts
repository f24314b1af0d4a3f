import { type Nothing, refuser } from '@cardroom/engine'

/** Why a simulation does not go on from a state. */
export interface SimulationRefusals {
  'state-of-another-simulation': { part: string; is: string | number | undefined }
  'state-under-other-readings': Nothing
  'simulation-was-finished': { rounds: number }
}

export const refuseSimulation = refuser<SimulationRefusals>()
