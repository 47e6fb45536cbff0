/** A bill of materials in CycloneDX, as far as it is read. */
interface BillOfMaterials {
  readonly components?: readonly object[];
}

export function licenceFaults(bill: BillOfMaterials): string[];
