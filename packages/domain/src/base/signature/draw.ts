import { bands } from './draw/bands.ts'
import { bars } from './draw/bars.ts'
import { calendar } from './draw/calendar.ts'
import { curve } from './draw/curve.ts'
import type { Drawn, Frame } from './draw/frame.ts'
import { ladder } from './draw/ladder.ts'
import { matrix } from './draw/matrix.ts'
import { points } from './draw/points.ts'
import { scatter } from './draw/scatter.ts'
import { stages } from './draw/stages.ts'
import type { Drawing, SignatureData } from './signature.ts'

/** The large form in the head of a competition. */
export const largeFrame: Frame = { width: 560, height: 102 }
/** The form of list rows and tiles. */
export const smallFrame: Frame = { width: 120, height: 40, isSmall: true }

function drawnOf(data: SignatureData, frame: Frame): Drawn {
  switch (data.form) {
    case 'calendar':
      return calendar(data, frame)
    case 'curve':
      return curve(data, frame)
    case 'scatter':
      return scatter(data, frame)
    case 'stages':
      return stages(data, frame)
    case 'ladder':
      return ladder(data, frame)
    case 'bands':
      return bands(data, frame)
    case 'matrix':
      return matrix(data, frame)
    case 'bars':
      return bars(data, frame)
    case 'points':
      return points(data, frame)
  }
}

/** Draws a signature picture into a frame. */
export function drawSignature(data: SignatureData, frame: Frame = largeFrame): Drawing {
  const { width, height } = frame
  const { marks, labels } = drawnOf(data, frame)
  return { width, height, marks: marks.filter(({ d }) => d !== ''), labels }
}
