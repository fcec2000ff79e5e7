import type { ScreensOf } from '@mapp/kit/screens/shell';
import * as catalogues from '../catalogues/orders.gen.ts';

export const screens: ScreensOf<'orders'> = {
  orders: {
    load: async () => (await import('@mapp/kit/screens/orders/orders')).OrdersScreen,
    catalogues: catalogues.orders,
  },
  prepaidOrders: {
    load: async () => (await import('@mapp/kit/screens/orders/prepaid-orders')).PrepaidOrdersScreen,
    catalogues: catalogues.prepaidOrders,
  },
  orderDetail: {
    load: async () => (await import('@mapp/kit/screens/orders/order-detail')).OrderDetailScreen,
    catalogues: catalogues.orderDetail,
  },
  prepaidOrderDetail: {
    load: async () =>
      (await import('@mapp/kit/screens/orders/prepaid-order-detail')).PrepaidOrderDetailScreen,
    catalogues: catalogues.prepaidOrderDetail,
  },
  vouchers: {
    load: async () => (await import('@mapp/kit/screens/orders/vouchers')).VouchersScreen,
    catalogues: catalogues.vouchers,
  },
  voucherDelivery: {
    load: async () => (await import('@mapp/kit/screens/orders/voucher-delivery')).VoucherDeliveryScreen,
    catalogues: catalogues.voucherDelivery,
  },
  travelOrders: {
    load: async () => (await import('@mapp/kit/screens/orders/travel-orders')).TravelOrdersScreen,
    catalogues: catalogues.travelOrders,
  },
  travelOrderDetail: {
    load: async () => (await import('@mapp/kit/screens/orders/travel-order-detail')).TravelOrderDetailScreen,
    catalogues: catalogues.travelOrderDetail,
  },
  myOrders: {
    load: async () => (await import('@mapp/kit/screens/orders/my-orders')).MyOrdersScreen,
    catalogues: catalogues.myOrders,
  },
  orderQuery: {
    load: async () => (await import('@mapp/kit/screens/orders/order-query')).OrderQueryScreen,
    catalogues: catalogues.orderQuery,
  },
};
