export * from '../store/testing/accounts-contract.ts'
export * from '../store/testing/contract.ts'
export * from '../store/testing/dealt-contract.ts'
export * from '../store/testing/house-contract.ts'
