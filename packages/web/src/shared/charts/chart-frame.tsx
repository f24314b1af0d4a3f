import { useId, useRef } from 'react'
import { saveFile } from '../files/save-file.ts'
import { useMessages } from '../messages/messages.ts'
import { BarsPicture } from './bars.tsx'
import { type ChartData, chartCsv, chartTableOf } from './chart.ts'
import { LinesPicture } from './lines.tsx'
import { svgFile } from './svg-file.ts'
import { useWidth } from './use-width.ts'
import './charts.css'

/** A chart with its title, its figures as a table, and downloads of both. */
export function ChartFrame({ chart, note }: { chart: ChartData; note?: string | undefined }) {
  const m = useMessages()
  const id = useId()
  const figure = useRef<HTMLElement>(null)
  const width = useWidth(figure)
  const name = chart.title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')
  const saveSvg = () => {
    const svg = figure.current?.querySelector('svg')
    if (svg) saveFile(`${name}.svg`, svgFile(svg), 'image/svg+xml')
  }
  const [heads = [], ...rows] = chartTableOf(chart)
  return (
    <figure ref={figure} className="chart-frame" aria-labelledby={id}>
      <figcaption id={id}>{chart.title}</figcaption>
      {chart.kind === 'bars' ? (
        <BarsPicture chart={chart} width={width} />
      ) : (
        <LinesPicture chart={chart} width={width} />
      )}
      {chart.kind === 'lines' ? (
        <ul className="legend">
          {chart.lines.map((line, at) => (
            <li key={line.name} className={`series-${at % 6}`}>
              <span>{line.name}</span>
            </li>
          ))}
          {chart.bands.map((band, at) => (
            <li key={band.name} className={`band-${at}`}>
              <span>{band.name}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {note === undefined ? null : <p className="quiet-words">{note}</p>}
      <div className="moves">
        <button type="button" className="btn quiet small" onClick={saveSvg}>
          {m.charts.svg}
        </button>
        <button
          type="button"
          className="btn quiet small"
          onClick={() => saveFile(`${name}.csv`, chartCsv(chart), 'text/csv')}
        >
          {m.charts.csv}
        </button>
      </div>
      <details>
        <summary>{m.charts.figures}</summary>
        <div className="table-frame">
          <table>
            <thead>
              <tr>
                {heads.map(head => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([first, ...rest]) => (
                <tr key={first}>
                  <th scope="row">{typeof first === 'number' ? m.number(first, 2) : first}</th>
                  {rest.map((cell, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
                    <td key={at}>{typeof cell === 'number' ? chart.write(cell) : cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}
