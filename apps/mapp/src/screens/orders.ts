import type { ScreensOf } from '@mapp/kit/screens/shell';

export const screens: ScreensOf<'orders'> = {
  orders: {
    load: async () => (await import('@mapp/kit/screens/orders/orders')).OrdersScreen,
    catalogues: ['failures', 'order-kinds', 'order-list', 'orders', 'refund'],
  },
  prepaidOrders: {
    load: async () => (await import('@mapp/kit/screens/orders/prepaid-orders')).PrepaidOrdersScreen,
    catalogues: ['failures', 'order-kinds', 'order-list', 'orders', 'refund'],
  },
  orderDetail: {
    load: async () => (await import('@mapp/kit/screens/orders/order-detail')).OrderDetailScreen,
    catalogues: ['beneficiaries', 'duration', 'failures', 'fare-families', 'flight-change', 'notices', 'order-detail', 'order-kinds', 'order-list', 'orders', 'outcome', 'payment', 'refund', 'result'],
  },
  prepaidOrderDetail: {
    load: async () =>
      (await import('@mapp/kit/screens/orders/prepaid-order-detail')).PrepaidOrderDetailScreen,
    catalogues: ['beneficiaries', 'duration', 'failures', 'fare-families', 'flight-change', 'notices', 'order-detail', 'order-kinds', 'order-list', 'orders', 'outcome', 'payment', 'refund', 'result'],
  },
  vouchers: {
    load: async () => (await import('@mapp/kit/screens/orders/vouchers')).VouchersScreen,
    catalogues: ['failures', 'forms', 'orders', 'outcome', 'reimbursement'],
  },
  voucherDelivery: {
    load: async () => (await import('@mapp/kit/screens/orders/voucher-delivery')).VoucherDeliveryScreen,
    catalogues: ['failures', 'orders', 'reimbursement'],
  },
  travelOrders: {
    load: async () => (await import('@mapp/kit/screens/orders/travel-orders')).TravelOrdersScreen,
    catalogues: ['failures', 'order-kinds', 'order-list', 'orders', 'refund'],
  },
  travelOrderDetail: {
    load: async () => (await import('@mapp/kit/screens/orders/travel-order-detail')).TravelOrderDetailScreen,
    catalogues: ['beneficiaries', 'duration', 'failures', 'fare-families', 'flight-change', 'notices', 'order-detail', 'order-kinds', 'order-list', 'orders', 'outcome', 'payment', 'refund', 'result'],
  },
  myOrders: {
    load: async () => (await import('@mapp/kit/screens/orders/my-orders')).MyOrdersScreen,
    catalogues: ['order-kinds', 'orders-hub'],
  },
  orderQuery: {
    load: async () => (await import('@mapp/kit/screens/orders/order-query')).OrderQueryScreen,
    catalogues: ['failures', 'order-kinds', 'order-list', 'order-query', 'orders', 'validation'],
  },
};
