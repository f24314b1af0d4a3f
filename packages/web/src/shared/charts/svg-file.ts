const COPIED_STYLES = [
  'fill',
  'stroke',
  'stroke-width',
  'fill-opacity',
  'font-size',
  'font-family',
  'font-weight',
] as const

/** An SVG of the page as a standalone file, with the page's styles inlined. */
export function svgFile(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const [from, to] = [svg.querySelectorAll('*'), copy.querySelectorAll<SVGElement>('*')]
  from.forEach((element, at) => {
    const style = getComputedStyle(element)
    for (const property of COPIED_STYLES)
      to[at]?.style.setProperty(property, style.getPropertyValue(property))
  })
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.style.background = getComputedStyle(document.body).backgroundColor
  return `${new XMLSerializer().serializeToString(copy)}\n`
}
